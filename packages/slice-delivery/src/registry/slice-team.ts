import * as z from 'zod/mini';

/** The publisher's name when the key that signs the registry was used. No team may have this name. */
export const operatorName = 'operator';

/** The name of a team, as it is shown beside what it has published. */
export const teamNameSchema = z.string().check(
  z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a team is named with small letters, digits and dashes'),
  z.refine((name) => name !== operatorName, `${operatorName} is the name of no team`),
);

/** A team that may publish some slices, and no others. */
export const sliceTeamSchema = z.object({
  name: teamNameSchema,
  /** Its Ed25519 public key in PEM. */
  key: z.string(),
  slices: z.array(z.string().check(z.regex(/^mfe-[a-z0-9-]+$/, 'a slice is named mfe-<area>'))),
  /** When the operator added it, ISO 8601. */
  added: z.string(),
});
export type SliceTeam = z.infer<typeof sliceTeamSchema>;

/** A team's request that was applied. It is stored until the request expires. */
export const doneRequestSchema = z.object({ id: z.string(), signedAt: z.string() });
