/** For a form that was not sent because there is no connection. `useAnyText` translates it. */
export const offlineAdvice =
  'You are offline. What you typed is kept: please send it when you have a connection.';

/** The advice for a form that was not sent: another one where the browser is offline. */
export const unsentAdvice = (advice: string): string => (navigator.onLine ? advice : offlineAdvice);
