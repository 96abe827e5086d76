import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Which proxies are trusted: this many in front of us, or those with these addresses. */
export type TrustedProxies = { readonly hops: number } | { readonly from: BlockList };

/** 'no', a number of proxies, or addresses and networks with commas between. Undefined: none of these. */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^(no|false|0)$/.test(text)) return { hops: 0 };
  // "Yes" means one proxy in front of us. Trusting all of them would let clients choose their own address.
  if (/^(yes|true)$/.test(text)) return { hops: 1 };
  if (/^[1-9]$/.test(text)) return { hops: Number(text) };
  const from = new BlockList();
  const read = text.split(',').every((part) => addNetwork(from, part.trim()));
  return read ? { from } : undefined;
}

function addNetwork(list: BlockList, text: string): boolean {
  const [address = '', size, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (size === undefined) {
    list.addAddress(address, type);
    return true;
  }
  if (!/^\d{1,3}$/.test(size) || Number(size) > (family === 4 ? 32 : 128)) return false;
  list.addSubnet(address, Number(size), type);
  return true;
}

/** The parts of a request that tell where it comes from; the first request of a socket has them too. */
export interface Incoming {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
}

/** The client's address: the last one in the chain of proxies that we do not trust. */
export function addressOf(request: Incoming, trust: TrustedProxies): string {
  let address = plain(request.socket.remoteAddress ?? '');
  const said = forwarded(request);
  for (let hop = 0; trusted(trust, address, hop); hop++) {
    const before = plain(said.pop() ?? '');
    // A proxy that we believe, but that says nothing useful: then it is the best we know.
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

export const isForwarded = (request: Incoming): boolean => request.headers['x-forwarded-for'] !== undefined;

/** Headers by which a proxy says that it forwards for a client. */
const BY_PROXY = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;
/** Names of this machine for itself, with or without a port. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a program on this machine asks for itself. A forwarded request never counts, no matter which sender it names.
 * The Host header must name this machine as well: a transparent proxy forwards the public name, and so does a page in a
 * local browser whose name was made to resolve to this machine.
 */
export function isLocal({ socket, headers }: Incoming): boolean {
  const address = plain(socket.remoteAddress ?? '');
  const { host } = headers;
  return (
    (address === '::1' || (isIPv4(address) && address.startsWith('127.'))) &&
    !Object.keys(headers).some((name) => BY_PROXY.test(name)) &&
    typeof host === 'string' &&
    OWN_NAME.test(host)
  );
}

/**
 * The key that a rate limit counts by. An owner of one IPv6 address has a whole /64 network, so the network counts as
 * one.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function trusted(trust: TrustedProxies, address: string, hop: number): boolean {
  if ('hops' in trust) return hop < trust.hops;
  if (isIPv4(address)) return trust.from.check(address, 'ipv4');
  return isIPv6(address) && trust.from.check(address, 'ipv6');
}

function forwarded(request: Incoming): string[] {
  const header = request.headers['x-forwarded-for'];
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  return text.split(',').map((part) => part.trim());
}

/** An IPv4 address inside IPv6, as sockets that take both show it, is that IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
