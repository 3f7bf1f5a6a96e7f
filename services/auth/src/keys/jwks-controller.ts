import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import * as z from 'zod/mini';
import { type PublicJwk, SigningKeys } from './signing-keys.js';

const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })),
});

@ApiTags('Staff')
@Controller('api/auth')
export class JwksController {
  constructor(private readonly keys: SigningKeys) {}

  /** The public keys that staff tokens are checked with. */
  @Get('jwks.json')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOkResponse({ description: 'A JSON Web Key Set', standardSchema: jwksSchema })
  async jwks(): Promise<{ keys: PublicJwk[] }> {
    return { keys: await this.keys.publicKeys() };
  }
}
