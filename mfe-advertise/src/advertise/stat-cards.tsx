import css from './stat-cards.module.css';

const stats = [
  { figure: '1,500+', words: 'local residents' },
  { figure: 'Growing', words: 'monthly visitors' },
  { figure: 'Top', words: 'local search results' },
];

/** Three figures about the audience. */
export function StatCards() {
  return (
    <ul className={css.stats}>
      {stats.map(({ figure, words }) => (
        <li key={figure}>
          <strong>{figure}</strong> {words}
        </li>
      ))}
    </ul>
  );
}
