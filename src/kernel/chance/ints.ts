/** Where whole numbers come from: below `n`, each as likely as the others. */
export interface Ints {
  int(n: number): number;
}
