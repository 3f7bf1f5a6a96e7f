/**
 * The town's own texts as this server read them last. They change rarely and some must never be
 * missing, such as the emergency numbers: while the content service is down, pages show these.
 * There is one text for each page, so the memory is bounded.
 */
export class KeptTexts {
  readonly #texts = new Map<string, string>();

  /** Asks for a text, and answers with the one of before where the service cannot. */
  async answer(path: string, ask: () => Promise<Response>): Promise<Response> {
    try {
      const response = await ask();
      if (response.status >= 500) return this.#kept(path) ?? response;
      if (response.ok) this.#texts.set(path, await response.clone().text());
      // Any other answer says nothing about the text: 304 means that it is as it was.
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
