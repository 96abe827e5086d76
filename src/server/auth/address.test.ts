import { describe, expect, it } from 'vitest';
import { addressKey, addressOf, isLocal, type TrustedProxies, trustedProxies } from './address.ts';

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
    // A client that forges the header only adds to the left of what the proxy appends.
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

describe('a program on this machine', () => {
  const local = (remoteAddress: string, headers: Record<string, string> = {}) =>
    isLocal({ socket: { remoteAddress }, headers: { host: 'localhost:8080', ...headers } });

  it.each(['127.0.0.1', '127.0.1.1', '::1', '::ffff:127.0.0.1'])('asks from %s', (address) => {
    expect(local(address)).toBe(true);
    for (const host of ['localhost', 'LOCALHOST:1', '127.0.0.1:8080', '[::1]:8080'])
      expect(local(address, { host })).toBe(true);
  });

  it.each(['10.0.0.1', '127.0.0.1.example', '::2', '::ffff:10.0.0.1', ''])(
    'does not ask from %s',
    (address) => {
      expect(local(address)).toBe(false);
    },
  );

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'does not ask through a proxy that sends %s',
    (name) => {
      for (const value of ['127.0.0.1', '9.9.9.9', ''])
        expect(local('127.0.0.1', { [name]: value })).toBe(false);
    },
  );

  it.each(['table.example', 'localhost.example', '127.0.0.1.example:80', ''])(
    'does not ask for %s',
    (host) => {
      expect(local('127.0.0.1', { host })).toBe(false);
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
