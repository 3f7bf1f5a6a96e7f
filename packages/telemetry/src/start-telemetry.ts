type Environment = Record<string, string | undefined>;

/** Whether OpenTelemetry's standard variables switch traces on. */
export function wantsTraces(env: Environment): boolean {
  if (env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none') return false;
  return Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
}

/**
 * Sends traces by OTLP over HTTP to `OTEL_EXPORTER_OTLP_ENDPOINT`. Without that variable it loads
 * and does nothing. The other standard variables (headers, sampler, batches,
 * resource attributes) are honoured by the SDK itself.
 * @param service the process's name in traces, unless `OTEL_SERVICE_NAME` gives another
 * @returns sends the remaining spans and stops
 */
export async function startTelemetry(service: string): Promise<() => Promise<void>> {
  if (!wantsTraces(process.env)) return () => Promise.resolve();
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': service })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown().catch(() => {});
}
