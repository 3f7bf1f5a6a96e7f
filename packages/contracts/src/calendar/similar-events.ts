import { api } from '../api/paths.js';

/** The fields by which possible duplicates of an event are found. */
interface NewEvent {
  title: string;
  /** YYYY-MM-DD. */
  date: string;
}

const most = 3;

/** The API path that lists events of the same day with a similar title, the most similar first. */
export function similarEventsTo({ title, date }: NewEvent): string {
  const like = title.slice(0, 100);
  return `${api.events}?${new URLSearchParams({ from: date, to: date, like, limit: String(most) })}`;
}
