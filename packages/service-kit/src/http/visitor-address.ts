import { visitorNetwork } from '@town/process-kit/visitor-network';
import type { Request } from 'express';

/**
 * The IP address or network that rate limits count a visitor by, as seen by the gateway. The gateway
 * overwrites the header, so a visitor cannot choose it.
 */
export function visitorAddress(request: Request): string {
  return visitorNetwork(request.get('X-Real-IP') ?? request.socket.remoteAddress ?? 'unknown');
}
