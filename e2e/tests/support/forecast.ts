import type { Page } from '@playwright/test';

/** The forecast of every test. */
const forecast = {
  current: {
    time: '2026-05-01T12:00',
    temperature_2m: 78.4,
    weather_code: 1,
    wind_speed_10m: 6.2,
    relative_humidity_2m: 48,
    visibility: 15_600,
  },
  daily: { sunrise: ['2026-05-01T06:45'], sunset: ['2026-05-01T20:10'] },
};

const service = '**/v1/forecast**';

/** Replaces the forecast service: no test may depend on another site. */
export async function answerForecast(page: Page): Promise<void> {
  await page.route(service, (route) => route.fulfill({ json: forecast }));
}

/** Makes the forecast service fail. */
export async function refuseForecast(page: Page): Promise<void> {
  await page.route(service, (route) => route.fulfill({ status: 500, body: 'no' }));
}
