import Type, { type Static, type TSchema, type TSchemaOptions } from 'typebox';

export type { Static, TSchema };
export { Type };

/** An object with exactly these fields; any other field is rejected. */
export const closed = <P extends Record<string, TSchema>>(fields: P, options: TSchemaOptions = {}) =>
  Type.Object(fields, { additionalProperties: false, ...options });

export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One of these words. */
export const oneOf = <const W extends readonly string[]>(words: W, options: TSchemaOptions = {}) =>
  Type.Unsafe<W[number]>({ type: 'string', enum: [...words], ...options });

/** JSON whose shape is a type of the kernel, judged by the kernel itself or made by it. */
export const kernel = <T>(description: string) => Type.Unsafe<T>({ description });

/** A moment, as ISO 8601 text in UTC. */
export const Moment = Type.String({ format: 'date-time' });

export const SeatNumber = Type.Integer({
  minimum: 0,
  maximum: 7,
  description: "A seat, by its position in the game's list",
});
export const TableId = Type.String({
  pattern: '^[A-Za-z0-9_-]{12}$',
  description: "12 letters, digits, '-' or '_'",
});
/** The secret part of an invitation. */
export const InviteKey = Type.String({
  pattern: '^[A-Za-z0-9_-]{22}$',
  description: "22 letters, digits, '-' or '_'",
});
/** A seat's own share of chance; the table generates one for a seat that sends none. */
export const Nonce = Type.String({ minLength: 1, maxLength: 64 });
