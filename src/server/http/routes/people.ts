import type { FastifyInstance } from 'fastify';
import { type Me, type Token, USUAL_TOKEN_DAYS } from '../../../protocol/people.ts';
import { addressKey } from '../../auth/address.ts';
import { waitToTry } from '../../auth/guessing.ts';
import { foldedName, shownName } from '../../auth/names.ts';
import { guestName, newId } from '../../auth/secrets.ts';
import { refuseWeakPassword } from '../../auth/weak-passwords.ts';
import { Denied } from '../../denied.ts';
import type { NameUse, Person, PersonChanges, TokenRecord } from '../../store/port.ts';
import type { HttpDeps } from '../deps.ts';
import { TooMany } from '../errors.ts';
import { isForeign } from '../protection/origin.ts';
import { type Call, inBrowser, known, openRoute, route } from '../route.ts';

/** Who people are: guests, accounts, signing in and out, and the tokens of their programs. */
export function addPeople(app: FastifyInstance, deps: HttpDeps): void {
  const { store, identity, devices, passwords, limits, tables } = deps;
  const { sessions, tokens } = identity;

  openRoute(app, deps, 'me', {}, async (call) => {
    if (call.caller.by !== 'nothing') return meOf(known(call.caller));
    return meOf(await becomeGuest(call, deps));
  });

  route(app, deps, 'rename', {}, async (person, { body }, { caller }) => {
    // An account is signed in to by its name.
    if (person.account !== null) inBrowser(caller);
    const name = shownName(body.name);
    const account = foldedName(name);
    // A guest may not go by the name of an account, or by one that looks like it, but two guests may have the same.
    refuseUsed(await store.people.nameUse({ name, account }, person.id));
    return saveProfile(deps, person, person.account === null ? { name } : { name, account });
  });

  route(
    app,
    deps,
    'makeAccount',
    { budget: 'signIn', replacesSession: true },
    async (person, { body }, call) => {
      const { session } = inBrowser(call.caller);
      if (person.account !== null)
        throw new Denied(409, 'has-account', 'Your name is protected by a password already.');
      const name = shownName(body.name);
      const account = foldedName(name);
      // Asked before the password is hashed, which is the expensive part; the storage decides in the end.
      refuseUsed(await store.people.nameUse({ name, account }, person.id));
      refuseWeakPassword(body.password, name);
      const made = await saveProfile(deps, person, {
        name,
        account,
        password: await passwords.make(body.password),
      });
      call.setSession(await sessions.renew(session));
      call.setDevice(person.id, true);
      return made;
    },
  );

  openRoute(app, deps, 'signIn', { budget: 'signIn', replacesSession: true }, async (call, { body }) => {
    refuseProgram(call);
    const account = accountNamed(body.name);
    const person = await store.people.findAccount(account);
    const device = devices.in(call.headers.cookie).find((one) => one.person === person?.id);
    spend(waitToTry(limits, addressKey(call.address), account, device));
    const fits = await passwords.fits(person?.password, body.password, device !== undefined);
    if (!fits || person === undefined)
      throw new Denied(401, 'wrong-password', 'The name or the password is wrong.');
    await leaveBehind(call, person, deps);
    call.setSession(await sessions.start(person.id));
    call.setDevice(person.id, true);
    return meOf(person);
  });

  openRoute(app, deps, 'signOut', { replacesSession: true }, async (call) => {
    refuseProgram(call);
    if (call.caller.by === 'cookie') await sessions.end(call.caller.session);
    // A visitor without an identity stays without one; a late request must not remove a newer cookie.
    if (call.caller.by !== 'ended') call.setSession(null);
    return {};
  });

  route(
    app,
    deps,
    'deleteAccount',
    { budget: 'signIn', replacesSession: true },
    async (person, { body }, call) => {
      const { session } = inBrowser(call.caller);
      if (person.password !== null && !(await passwords.fits(person.password, body.password ?? '')))
        throw wrongPassword();
      await tables.personLeaves(person.id);
      sessions.markEnded(session);
      await store.people.remove(person.id);
      call.setSession(null);
      if (person.account !== null) call.setDevice(person.id, false);
      return {};
    },
  );

  route(app, deps, 'tokens', {}, async (_person, _parts, call) => {
    const { person } = inBrowser(call.caller);
    return { tokens: (await tokens.listOf(person.id)).map(tokenOf) };
  });

  route(app, deps, 'makeToken', {}, async (_person, { body }, call) => {
    const { person } = inBrowser(call.caller);
    const { record, secret } = await tokens.make(
      person.id,
      body.label,
      body.days === undefined ? USUAL_TOKEN_DAYS : body.days,
    );
    return { token: tokenOf(record), secret };
  });

  route(app, deps, 'dropToken', {}, async (_person, { params }, call) => {
    const { person } = inBrowser(call.caller);
    if (!(await tokens.remove(person.id, params.id)))
      throw new Denied(404, 'no-token', 'You have no such token.');
    return {};
  });
}

const meOf = ({ id, name, account }: Person): Me => ({ id, name, account: account !== null });

const tokenOf = ({ id, label, created, used, expires }: TokenRecord): Token => ({
  id,
  label,
  created,
  used,
  expires,
});

export const wrongPassword = (): Denied => new Denied(403, 'wrong-password', 'The password is wrong.');

function refuseUsed(use: NameUse): void {
  if (use === 'taken') throw new Denied(409, 'name-taken', 'This name is already taken.');
  if (use === 'alike')
    throw new Denied(
      409,
      'name-alike',
      'This name looks too much like another one. Please choose a different name.',
    );
}

/** A program that plays with a token does not sign in or out. */
function refuseProgram({ caller }: Call): void {
  if (caller.by === 'token' || caller.by === 'bad-token' || caller.by === 'expired-token') inBrowser(caller);
}

function spend(wait: number): void {
  if (wait > 0) throw new TooMany(wait);
}

export async function saveProfile({ store }: HttpDeps, person: Person, changes: PersonChanges): Promise<Me> {
  const kept = await store.people.update(person, changes);
  if (kept === 'changed')
    throw new Denied(409, 'changed', 'Your account was just changed in another window. Please try again.');
  if (kept !== 'done') refuseUsed(kept);
  const { name = person.name, account = person.account } = changes;
  return meOf({ ...person, name, account });
}

/** A name that no account can have gets the same reply as a wrong password. */
function accountNamed(name: string): string {
  try {
    return foldedName(shownName(name));
  } catch (error) {
    if (error instanceof Denied) return '';
    throw error;
  }
}

async function becomeGuest(call: Call, { store, identity, limits, settings }: HttpDeps): Promise<Person> {
  // Reading is free, but this creates a guest, so foreign pages may not trigger it.
  if (isForeign(call.headers, settings.publicUrl))
    throw new Denied(403, 'foreign-origin', "This request comes from another site's page.");
  spend(limits.take('guest', 'address', addressKey(call.address)));
  const created = new Date().toISOString();
  const person = { id: newId(), name: guestName(), account: null, password: null, created };
  await store.people.add(person);
  call.setSession(await identity.sessions.start(person.id));
  return person;
}

/** The session before this one ends. What a guest had comes along. */
async function leaveBehind({ caller }: Call, to: Person, deps: HttpDeps): Promise<void> {
  if (caller.by !== 'cookie') return;
  const { session } = caller;
  // Looked up again: the password took its time, and an account is never brought along.
  const from = await deps.store.people.find(caller.person.id);
  if (from?.account === null && from.id !== to.id) {
    deps.identity.sessions.markEnded(session);
    await deps.tables.personMerged(await deps.store.people.merge(from.id, to.id));
  } else await deps.identity.sessions.end(session);
}
