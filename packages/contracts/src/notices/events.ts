import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { noticeSchema } from './record.js';

const notice = z.object(noticeSchema.shape);

/** A notice holds from now on: at its start, or when it was published after it. */
export const noticeStarted = eventContract('CONTENT', 'notice-started', notice);

/** A notice holds no longer: it is over or was withdrawn. */
export const noticeEnded = eventContract('CONTENT', 'notice-ended', notice);
