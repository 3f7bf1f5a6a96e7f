import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

describe('without a connection', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  it('a query fails at once, and does not load forever', async () => {
    const client = createQueryClient(offline);
    await expect(client.fetchQuery({ queryKey: ['/api/events'] })).rejects.toThrow(
      'Failed to fetch',
    );
  });

  it('a change fails at once, and is not sent later without the visitor knowing', async () => {
    const client = createQueryClient(offline);
    const mutation = new MutationObserver(client, { mutationFn: offline });
    await expect(mutation.mutate()).rejects.toThrow('Failed to fetch');
  });
});
