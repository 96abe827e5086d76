/** What a process of players is told to begin with. */
export interface Seating {
  /** The addresses of the servers; the seats of a table are spread over them. */
  readonly servers: readonly string[];
  readonly tables: number;
  readonly game: string;
  readonly options: string;
  readonly seed: string;
}
