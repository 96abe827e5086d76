import { Component, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Blank } from '../kit/states.tsx';
import { t } from './words.ts';

/** Keeps an error in one part of the page from breaking the rest. `instead`: what to show in its place. */
export class Caught extends Component<
  { readonly children: ReactNode; readonly instead?: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return (
      <Blank
        icon="warn"
        bad
        title={t('error.title')}
        act={<Button onPress={() => location.reload()}>{t('error.reload')}</Button>}
      >
        {t('error.page')}
      </Blank>
    );
  }
}
