import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { isDoor, isRegistry, isTestCode, isWorker, needsDoor, ROOMS, type Room, roomOf } from './rooms.ts';
import { type Import, importsOf, type SourceFile } from './scan.ts';

/** The faults of a file's imports, one line each: `file:line why`. */
export function brokenArrows(file: SourceFile): string[] {
  const name = roomOf(file.path);
  const room = name === undefined ? undefined : ROOMS[name];
  if (name === undefined || room === undefined) return [`${file.path}:1  stands in no room of the house`];
  return importsOf(file).flatMap((found) => {
    const complaint = judge(file.path, name, room, found);
    return complaint === undefined ? [] : [`${file.path}:${found.line}  ${complaint}`];
  });
}

function judge(path: string, name: string, room: Room, { target }: Import): string | undefined {
  if (target === undefined) return room.node || isTestCode(path) ? undefined : `${name} -> a computed import`;
  if (target.startsWith('.')) return judgeInside(path, name, room, target);
  if (/^(\/|#|file:|https?:|data:)/.test(target))
    return `${name} -> ${target}: neither relative nor a package`;
  return isTestCode(path) ? undefined : judgePackage(name, room, target);
}

/** Tests start the program, and what we give others as an example, as a user would. */
const mayRun = (path: string, room: Room, target: string): boolean =>
  isTestCode(path) && room.node && /^(bin|examples)\//.test(target);

function judgeInside(path: string, name: string, room: Room, target: string): string | undefined {
  const resolved = posix.join(posix.dirname(path), target);
  const goal = roomOf(resolved);
  if (goal === undefined)
    return mayRun(path, room, resolved) ? undefined : `${name} -> ${resolved}: outside src`;
  if (isTestCode(resolved) && !isTestCode(path))
    return `${name} -> ${resolved}: the product needs a test helper`;
  if (goal === name) return undefined;
  if (!room.rooms.includes(goal)) return `${name} -> ${goal}`;
  return isTestCode(path) ? undefined : judgeDoor(path, name, goal, resolved);
}

/** Tests may look into a game: they need its rules, scenes to begin from, and what changes a table. */
function judgeDoor(path: string, name: string, goal: string, resolved: string): string | undefined {
  if (needsDoor(name) && goal.startsWith('games/') && !isDoor(resolved))
    return `${name} -> ${resolved}: past the game's door`;
  if (name === 'web' && isRegistry(resolved) && !isWorker(path))
    return `${name} -> ${resolved}: rules run only in a worker`;
  return undefined;
}

function judgePackage(name: string, room: Room, target: string): string | undefined {
  if (isBuiltin(target)) return room.node ? undefined : `${name} -> ${target}: must run in a browser`;
  if (room.packages === 'any') return undefined;
  const allowed = room.packages.some((entry) => target === entry || target.startsWith(`${entry}/`));
  return allowed ? undefined : `${name} -> package ${target}`;
}
