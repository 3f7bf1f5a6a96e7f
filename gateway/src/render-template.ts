const placeholder = /\$\{([A-Z][A-Z_]*)\}/g;

/** Fills in a template, as `envsubst` would, but refuses a name without a value. */
export function renderTemplate(template: string, variables: Record<string, string>): string {
  return template.replace(placeholder, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The gateway's template names \${${name}}.`);
    return value;
  });
}
