import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ownerCookie } from '@town/contracts/owners/session';
import * as z from 'zod/mini';

/** The service's OpenAPI 3.1 document, generated from the schemas that validate requests. */
export function openApiDocument(app: INestApplication, service: string): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle(`Town guide: ${service}`)
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth()
    .addCookieAuth(ownerCookie)
    .build();
  return SwaggerModule.createDocument(app, description, {
    standardSchemaConverter: (schema, { schemaType }) => {
      if (!(schema instanceof z.core.$ZodType)) return undefined;
      const { $schema, $defs, ...converted } = z.toJSONSchema(schema, {
        io: schemaType,
        target: 'draft-2020-12',
        unrepresentable: 'any',
      });
      return { schema: converted, components: $defs ?? {} };
    },
  });
}
