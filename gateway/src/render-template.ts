import type { GatewayVariables } from './gateway-variables.js';

const PLACEHOLDER = /\$\{([A-Z][A-Z_]*)\}/g;

/** Fills in the template, as `envsubst` would, but refuses a name without a value. */
export function renderTemplate(template: string, variables: GatewayVariables): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = (variables as unknown as Record<string, string | undefined>)[name];
    if (value === undefined) throw new Error(`The gateway's template asks for \${${name}}.`);
    return value;
  });
}
