import { visitorNetwork } from '@town/process-kit/visitor-network';
import type { Request } from 'express';

/**
 * The address or network by which a visitor is counted: the one that the gateway saw. The gateway
 * overwrites the header, so no visitor can choose it.
 */
export function visitorAddress(request: Request): string {
  return visitorNetwork(request.get('X-Real-IP') ?? request.socket.remoteAddress ?? 'unknown');
}
