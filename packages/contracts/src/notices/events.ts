import * as z from 'zod/mini';
import { eventContract } from '../messaging/cloud-event.js';
import { noticeSchema } from './record.js';

const notice = z.object(noticeSchema.shape);

/** A notice has become active: at its start, or at its publication if that is later. */
export const noticeStarted = eventContract('CONTENT', 'notice-started', notice);

/** A notice is no longer active: it is over or was withdrawn. */
export const noticeEnded = eventContract('CONTENT', 'notice-ended', notice);
