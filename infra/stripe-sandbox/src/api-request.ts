import type { Params } from './form-body.js';

/** A request as the API's parts see it. */
export interface ApiRequest {
  /** `req_…`, also in the answer's headers. */
  id: string;
  method: string;
  path: string;
  params: Params;
  /** A publishable key is in every visitor's browser: it may do little. */
  key: { kind: 'secret' | 'publishable'; value: string };
  idempotencyKey: string | undefined;
  /** Where this server can be reached by browsers. */
  origin: string;
}
