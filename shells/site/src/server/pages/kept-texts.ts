/**
 * The last copies of the town's own texts. They change rarely, and some must never be missing, such as
 * the emergency numbers. While the content service is down, pages show these copies. There is one text for
 * each page, so the memory is bounded.
 */
export class KeptTexts {
  readonly #texts = new Map<string, string>();

  /** Requests a text, and returns the last copy when the service cannot answer. */
  async answer(path: string, ask: () => Promise<Response>): Promise<Response> {
    try {
      const response = await ask();
      if (response.status >= 500) return this.#kept(path) ?? response;
      if (response.ok) this.#texts.set(path, await response.clone().text());
      // Other statuses do not remove the copy: 304, for example, means that the text has not changed.
      if (response.status === 404 || response.status === 410) this.#texts.delete(path);
      return response;
    } catch (error) {
      const kept = this.#kept(path);
      if (kept) return kept;
      throw error;
    }
  }

  #kept(path: string): Response | undefined {
    const text = this.#texts.get(path);
    return text === undefined
      ? undefined
      : new Response(text, { headers: { 'content-type': 'application/json' } });
  }
}
