import { HttpError } from '@town/slice-kit/http-error';

/** Safari reads a saved file only after the click that saves it. */
const readMs = 60_000;

/**
 * Fetches a file as the signed-in member of the staff and saves it. A plain link cannot do it: the
 * session is a token in a header.
 * @throws HttpError when the answer is not a success
 */
export async function saveFile(address: string, name: string, token: string): Promise<void> {
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new HttpError(answer.status, await answer.text());
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readMs);
}
