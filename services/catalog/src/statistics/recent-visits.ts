import { Injectable } from '@nestjs/common';

const windowMs = 60 * 60 * 1000;
const mostCalls = 300;
/** Beyond so many visitors, or words, these are forgotten early, so that the memory stays bounded. */
const mostEntries = 100_000;

/** A word of a search that showed a listing. */
export interface FoundWord {
  businessId: string;
  word: string;
}

/**
 * What each visitor has sent within the hour. It is kept in the memory of this process alone and never
 * stored, because it knows visitors by their networks. Each process therefore has a limit of its own.
 */
@Injectable()
export class RecentVisits {
  private endsAt = 0;
  private readonly calls = new Map<string, number>();
  private readonly words = new Set<string>();

  /**
   * Whether a call of this visitor still counts within the hour. One that does not is no error: a refusal
   * would appear in the console of a browser whose network many people share.
   */
  countCall(visitor: string): boolean {
    const now = Date.now();
    if (now >= this.endsAt || this.calls.size >= mostEntries) {
      this.calls.clear();
      this.words.clear();
      this.endsAt = now + windowMs;
    }
    // Not with the calls: one visitor could have them forgotten by many words, and go on without a limit.
    if (this.words.size >= mostEntries) this.words.clear();
    const calls = (this.calls.get(visitor) ?? 0) + 1;
    this.calls.set(visitor, calls);
    return calls <= mostCalls;
  }

  /** The words that this visitor has not found the listings by before. */
  newWords(visitor: string, found: readonly FoundWord[]): FoundWord[] {
    return found.filter(({ businessId, word }) => {
      const key = `${visitor} ${businessId} ${word}`;
      if (this.words.has(key)) return false;
      this.words.add(key);
      return true;
    });
  }
}
