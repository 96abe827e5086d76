/** An outgoing message: JSON, as text or bytes. */
export type Message = string | Uint8Array;

/** The first byte of a frame that is a whole message of text. */
const TEXT = 0x81;

const lengthOf = (message: Message): number =>
  typeof message === 'string' ? Buffer.byteLength(message) : message.length;

const headOf = (length: number): number => (length < 126 ? 2 : length < 0x10000 ? 4 : 10);

/**
 * Messages of text as a server sends them (RFC 6455, 5.2), one after the other and in one piece. The library hands on head and
 * body of each message one by one, and with every move there are three messages: that takes longer than to copy them together.
 */
export function framed(messages: readonly Message[]): Buffer {
  const lengths = messages.map(lengthOf);
  const all = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  messages.forEach((message, i) => {
    const length = lengths[i] ?? 0;
    at = writeHead(all, at, length);
    if (typeof message === 'string') all.write(message, at);
    else all.set(message, at);
    at += length;
  });
  return all;
}

/** Writes the head of a frame; where its body begins. */
function writeHead(to: Buffer, at: number, length: number): number {
  to[at] = TEXT;
  if (length < 126) {
    to[at + 1] = length;
  } else if (length < 0x10000) {
    to[at + 1] = 126;
    to.writeUInt16BE(length, at + 2);
  } else {
    to[at + 1] = 127;
    to.writeUInt32BE(0, at + 2);
    to.writeUInt32BE(length, at + 6);
  }
  return at + headOf(length);
}
