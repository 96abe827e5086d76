import type { Viewer } from '../../../kernel/ids.ts';
import type { View } from '../../../kernel/view.ts';
import type { LogRow } from '../../../protocol/play.ts';

export const VIEW_FORMAT = 'wartable-view/1';

/** A game under way as one viewer may know it. */
export interface ViewFile {
  readonly format: typeof VIEW_FORMAT;
  readonly game: string;
  readonly commitment: string;
  readonly seat: Viewer;
  /** A practice game. */
  readonly practice?: true;
  readonly view: View;
  readonly log: readonly LogRow[];
}
