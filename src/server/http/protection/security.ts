import type { FastifyInstance } from 'fastify';
import { deviceOf } from '../../auth/device-words.ts';
import { refuseWeakPassword } from '../../auth/weak-passwords.ts';
import { Denied } from '../../denied.ts';
import type { HttpDeps } from '../deps.ts';
import { inBrowser, route } from '../route.ts';
import { saveProfile, wrongPassword } from '../routes/people.ts';

/** What keeps an account its owner's: another password, and an end to sessions elsewhere. */
export function addSecurity(app: FastifyInstance, deps: HttpDeps): void {
  const { identity, passwords } = deps;
  const { sessions } = identity;

  route(
    app,
    deps,
    'changePassword',
    { budget: 'signIn', replacesSession: true },
    async (person, { body }, call) => {
      const { session } = inBrowser(call.caller);
      if (person.account === null)
        throw new Denied(409, 'no-account', 'You are a guest and have no password yet.');
      if (!(await passwords.fits(person.password, body.current))) throw wrongPassword();
      refuseWeakPassword(body.password, person.name);
      const me = await saveProfile(deps, person, { password: await passwords.make(body.password) });
      const renewed = await sessions.renew(session);
      if (body.keepSessions !== true) {
        // The old one of this browser before the others: a late request with it must not make a new guest here.
        await sessions.end(session);
        await sessions.endOthers(renewed.session);
      }
      call.setSession(renewed);
      call.setDevice(person.id, true);
      return me;
    },
  );

  route(app, deps, 'sessions', {}, async (person, _parts, call) => {
    const { session } = inBrowser(call.caller);
    const all = await sessions.listOf(person.id);
    return {
      sessions: all.map(({ hash, device, used, created }) => {
        const current = hash === session.hash;
        // The one that asks may not have been written down yet.
        const here = current ? deviceOf(call.headers['user-agent']) : null;
        return { current, device: here ?? device, used: used ?? created };
      }),
    };
  });

  route(app, deps, 'endSessions', {}, async (_person, _parts, call) => {
    const { session } = inBrowser(call.caller);
    await sessions.endOthers(session);
    return {};
  });
}
