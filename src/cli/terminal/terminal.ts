/** What the commands may reach of the machine: a port, so that tests can play a person at a keyboard. */
export interface Terminal {
  /** Writes a line of the answer. */
  out(line: string): void;
  /** Writes a line that is not the answer: what went wrong, where a file was put. */
  err(line: string): void;
  /** The next line a person types, or null when there will be none: input ended, or Ctrl-C. */
  ask(prompt: string): Promise<string | null>;
  /** Lets pending key strokes in during long work. */
  breathe(): Promise<void>;
  /** Rewrites one line while something lasts; empty text clears it. Does nothing in a pipe. */
  progress(text: string): void;
  /** Whether input ended or Ctrl-C was pressed. */
  readonly left: boolean;
  /** Whether a person sits at both ends. */
  readonly interactive: boolean;
  readonly colour: boolean;
  readonly width: number;
  /** Lines that are visible at a time; no end of them in a pipe, where nothing scrolls away. */
  readonly height: number;
  /** The folder for saved games. */
  readonly home: string;
  now(): Date;
  /** Random bytes that nobody can guess, in hex. */
  random(bytes: number): string;
  close(): void;
}
