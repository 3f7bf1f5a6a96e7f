import type { ParsedQs } from 'qs';

/** A request as the handlers of the API see it. */
export interface ApiRequest {
  /** `req_…`; also a header of the response. */
  id: string;
  method: string;
  path: string;
  params: ParsedQs;
  /** A publishable key is public, so few calls accept it. */
  key: { kind: 'secret' | 'publishable'; value: string };
  idempotencyKey: string | undefined;
  /** The address at which browsers reach this server. */
  origin: string;
}
