/** Plain lines of text for a terminal of eighty columns. */
export const WIDTH = 80;

const GLUE = '\u00a0';

/** Words that stay on one line: "2 X-wings". */
export const glued = (text: string): string => text.replaceAll(' ', GLUE);

/** Lines of at most WIDTH columns; what goes over is indented by `hang`. Gaps wider than one space set columns apart and are kept. */
export function wrapped(text: string, indent = 0, hang = indent + 4): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let empty = true;
  for (const [, gap = '', word = ''] of text.matchAll(/( *)([^ ]+)/g)) {
    if (!empty && line.length + gap.length + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(hang);
      empty = true;
    }
    line += empty ? word : gap + word;
    empty = false;
  }
  return [...lines, line].map((one) => one.replaceAll(GLUE, ' '));
}
