import { createServer, type Server } from 'node:http';
import { portOf } from '@town/process-kit/port-of';

const reading = {
  current: {
    time: '2027-04-10T09:15',
    temperature_2m: 71.2,
    weather_code: 1,
    wind_speed_10m: 6.3,
    relative_humidity_2m: 52,
    visibility: 24140,
  },
  daily: { sunrise: ['2027-04-10T07:12'], sunset: ['2027-04-10T19:58'] },
};

/** Answers like the forecast service, so that measurements do not depend on the network. */
export async function startFakeForecast(): Promise<{ url: string; stop: () => void }> {
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(reading));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return { url: `http://127.0.0.1:${port}/v1/forecast`, stop: () => void server.close() };
}
