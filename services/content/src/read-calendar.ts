import { parentPort, workerData } from 'node:worker_threads';
import {
  type CalendarAnswer,
  type CalendarQuestion,
  RefusedCalendar,
} from './calendar-files/calendar-answer.js';
import { readCalendarFile } from './calendar-files/read-calendar-file.js';

// Reads one calendar file and ends. `calendar-files/calendar-reader.ts` starts this worker thread, and
// terminates it when it takes too long.
function answerTo(question: CalendarQuestion): CalendarAnswer {
  try {
    return readCalendarFile(question);
  } catch (error) {
    if (!(error instanceof RefusedCalendar)) throw error;
    return { refused: error.message };
  }
}

parentPort?.postMessage(answerTo(workerData));
