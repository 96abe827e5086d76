import { seeded } from '../../../kernel/chance/seeded.ts';
import { sample } from '../../../kernel/forms/index.ts';
import type { TableManager } from '../tables.ts';

const chance = seeded('moves');

/**
 * The first of these people who is asked, by seat, gives any answer. Returns the seat and the number of its snapshot
 * after it.
 */
export async function move(
  tables: TableManager,
  id: string,
  people: readonly string[] = ['ann', 'bob'],
): Promise<{ seat: number; seq: number }> {
  for (const [seat, person] of people.entries()) {
    const { sight } = await tables.look(person, id, { seat });
    if (sight.cite === null || sight.given !== null || !sight.view.question) continue;
    const answer = sample(sight.view.question.form, chance);
    const { seq } = await tables.act(person, id, seat, { do: 'answer', cite: sight.cite, answer });
    return { seat, seq };
  }
  throw new Error('nobody is asked');
}
