/** Long enough for a busy machine. */
const TIMEOUT_MS = 10_000;

/** Whether a GET of this address answers 200 within ten seconds. */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
