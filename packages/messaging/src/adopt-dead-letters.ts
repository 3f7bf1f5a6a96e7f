import { headers, type JetStreamManager, NatsError } from 'nats';
import type { BrokerPlan } from './broker-plan.js';

/** Earlier releases kept the dead letters of all publishers in this stream. */
const oldStream = 'DEAD';
const streamNotFound = 10059;

/**
 * Frees the subjects of the old stream of dead letters, which overlap with those of the plan.
 * @returns whether there is such a stream
 */
export async function retireOldDeadLetters(manager: JetStreamManager): Promise<boolean> {
  try {
    const { config } = await manager.streams.info(oldStream);
    await manager.streams.update(oldStream, { ...config, subjects: ['retired-dead-letters.>'] });
    return true;
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.err_code === streamNotFound) return false;
    throw error;
  }
}

/**
 * Moves the letters of the old stream to the streams of the plan, and then deletes the old stream. An
 * interrupted run is repeated: the streams drop duplicate letters.
 */
export async function moveOldDeadLetters(
  manager: JetStreamManager,
  { consumers }: BrokerPlan,
): Promise<void> {
  const { state } = await manager.streams.info(oldStream);
  const subjects = consumers.flatMap((consumer) => consumer.subjects);
  for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
    const letter = await manager.streams.getMessage(oldStream, { seq }).catch(() => undefined);
    const ending = `.${letter?.header.get('Town-Consumer')}`;
    const subject = subjects.find((each) => each.endsWith(ending));
    if (!letter || !subject) continue;
    const notes = headers();
    notes.set('Town-Reason', letter.header.get('Town-Reason'));
    const msgID = letter.header.get('Nats-Msg-Id');
    await manager.jetstream().publish(subject, letter.data, { headers: notes, msgID });
  }
  await manager.streams.delete(oldStream);
}
