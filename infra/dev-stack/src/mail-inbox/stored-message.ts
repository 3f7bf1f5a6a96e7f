import * as z from 'zod/mini';

const address = z.object({ address: z.string(), name: z.string() });

/** A message as the inbox stores and shows it, with the fields of maildev's API. */
export const storedMessageSchema = z.object({
  id: z.string(),
  /** When it arrived; maildev's `date` is the date in the message's own header. */
  time: z.iso.datetime(),
  date: z.iso.datetime(),
  subject: z.string(),
  from: z.array(address),
  to: z.array(address),
  cc: z.array(address),
  replyTo: z.array(address),
  messageId: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  text: z.string(),
  html: z.string(),
  envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
  size: z.number(),
  /** How often it was delivered: a sender that has crashed may deliver a message again. */
  deliveries: z.number(),
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;
