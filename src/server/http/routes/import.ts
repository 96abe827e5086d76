import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ImportTable } from '../../../protocol/tables.ts';
import { addressKey } from '../../auth/address.ts';
import { Denied } from '../../denied.ts';
import type { HttpDeps } from '../deps.ts';
import { TooMany } from '../errors.ts';
import { takeBytes } from '../json.ts';
import { Uploads } from '../protection/uploads.ts';
import { route } from '../route.ts';

/** A whole game as a file is larger than anything else that is sent. */
const FILE_LIMIT = 8 * 1024 * 1024;

/**
 * Imports a game. Only its declared size and the sender's recent uploads are checked here; everything slow happens in
 * another thread, starting with the raw bytes. Needs an app of its own that does not parse bodies.
 */
export function addImport(app: FastifyInstance, deps: HttpDeps): void {
  const { tables, limits, readFile, settings } = deps;
  const uploads = new Uploads(settings.limits);
  takeBytes(app);

  const admit = ({ headers, address, caller }: FastifyRequest): void => {
    const length = headers['content-length'];
    // A request without a content length counts as the largest allowed.
    const bytes = length === undefined ? FILE_LIMIT : Number(length);
    if (bytes > FILE_LIMIT)
      throw new Denied(413, 'too-large', "The request with the game's file may have at most 8 MB.");
    // The person first: what they may not send costs the others at their address nothing.
    const wait =
      uploads.wait(bytes) ||
      (caller.person ? limits.take('importBytes', 'person', caller.person.id, bytes) : 0) ||
      limits.take('importBytes', 'address', addressKey(address), bytes);
    if (wait > 0) throw new TooMany(wait);
  };

  const terms = { budget: 'import', bodyLimit: FILE_LIMIT, takesBytes: true, admit } as const;
  route(app, deps, 'importTable', terms, async ({ id }, _parts, call) => {
    const { bytes } = call;
    const wait = uploads.wait(bytes.length);
    if (wait > 0) throw new TooMany(wait);
    const read = await uploads.hold(bytes.length, () => readFile(bytes, call.untilHungUp()));
    if ('refused' in read) {
      const { status, code, message } = read.refused;
      throw new Denied(status, code, message);
    }
    call.mustFit(read.body);
    if (!read.found) throw new Denied(400, 'bad-request', 'The request is malformed.');
    return tables.importTable(id, read.found, (read.body as ImportTable).chairs);
  });
}
