import type { Request } from 'express';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** The HTTP methods that a path supports; empty when there is no such path. */
export function allowedMethods(request: Request): string[] {
  // Express types its router's stack as an implementation detail.
  const { stack } = request.app.router as unknown as { stack: Layer[] };
  const methods = new Set<string>();
  for (const layer of stack) {
    if (!layer.route || !layer.match(request.path)) continue;
    for (const method of Object.keys(layer.route.methods)) methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** Whether the path supports the request's method. */
export function isAnswered(request: Request): boolean {
  return allowedMethods(request).includes(request.method);
}
