import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client';

register.setDefaultLabels({ service: 'site' });
collectDefaultMetrics();

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests',
  labelNames: ['status'],
});
const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

export function observeRequest(status: number, seconds: number): void {
  requests.inc({ status });
  duration.observe(seconds);
}
