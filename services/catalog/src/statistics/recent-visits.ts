import { Injectable } from '@nestjs/common';

const windowMs = 60 * 60 * 1000;
const mostCalls = 300;
/** Beyond this many visitors or words, the entries are cleared early to bound memory. */
const mostEntries = 100_000;

/** A search word, and a listing that it found. */
export interface FoundWord {
  businessId: string;
  word: string;
}

/**
 * What each visitor has sent within the hour. It is only in the memory of this process and never stored,
 * because it identifies visitors by their networks. So the limit applies per process.
 */
@Injectable()
export class RecentVisits {
  private endsAt = 0;
  private readonly calls = new Map<string, number>();
  private readonly words = new Set<string>();

  /**
   * Counts a call and returns whether it is within the visitor's hourly limit. A call beyond it is ignored
   * without an error: an error would appear in the console of every browser that shares the network.
   */
  countCall(visitor: string): boolean {
    const now = Date.now();
    if (now >= this.endsAt || this.calls.size >= mostEntries) {
      this.calls.clear();
      this.words.clear();
      this.endsAt = now + windowMs;
    }
    // The calls are cleared separately: otherwise a visitor could reset the limit by sending many words.
    if (this.words.size >= mostEntries) this.words.clear();
    const calls = (this.calls.get(visitor) ?? 0) + 1;
    this.calls.set(visitor, calls);
    return calls <= mostCalls;
  }

  /** The words that this visitor has not yet found the listings with in this hour. */
  newWords(visitor: string, found: readonly FoundWord[]): FoundWord[] {
    return found.filter(({ businessId, word }) => {
      const key = `${visitor} ${businessId} ${word}`;
      if (this.words.has(key)) return false;
      this.words.add(key);
      return true;
    });
  }
}
