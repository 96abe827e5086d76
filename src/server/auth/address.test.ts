import { describe, expect, it } from 'vitest';
import { addressKey, addressOf, type TrustedProxies, trustedProxies } from './address.ts';

const trust = (text: string): TrustedProxies => trustedProxies(text)!;
const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

describe('where a request comes from', () => {
  it.each([
    ['no', from('1.1.1.1', '9.9.9.9'), '1.1.1.1'],
    ['0', from('::ffff:1.1.1.1'), '1.1.1.1'],
    ['1', from('10.0.0.1', '9.9.9.9'), '9.9.9.9'],
    // Whoever writes the header himself only adds on the left of what the proxy says.
    ['1', from('10.0.0.1', '6.6.6.6, 9.9.9.9'), '9.9.9.9'],
    ['true', from('10.0.0.1', '6.6.6.6, 9.9.9.9'), '9.9.9.9'],
    ['2', from('10.0.0.1', '9.9.9.9, 10.0.0.2'), '9.9.9.9'],
    ['2', from('10.0.0.1', '9.9.9.9'), '9.9.9.9'],
    ['1', from('10.0.0.1'), '10.0.0.1'],
    ['1', from('10.0.0.1', 'unknown'), '10.0.0.1'],
    ['1', from('10.0.0.1', '<script>'), '10.0.0.1'],
    ['10.0.0.0/8', from('10.0.0.1', '6.6.6.6, 9.9.9.9, 10.2.3.4'), '9.9.9.9'],
    ['10.0.0.0/8', from('8.8.8.8', '9.9.9.9'), '8.8.8.8'],
    ['127.0.0.1, fd00::/8', from('fd00::1', '2001:db8::7'), '2001:db8::7'],
  ])('TRUST_PROXY=%s, case %#', (setting, request, address) => {
    expect(addressOf(request, trust(setting))).toBe(address);
  });

  it.each(['', 'x', '10', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '10.0.0.1,'])(
    '%s trusts nobody that there is',
    (text) => {
      expect(trustedProxies(text)).toBeUndefined();
    },
  );
});

describe('what limits count by', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
