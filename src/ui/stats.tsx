type Props = { stats: readonly { label: string; value: string }[] };

/** Figures with what they stand for: "Global Brands 12+". The place they stand in gives them their style. */
export function Stats({ stats }: Props) {
  return (
    <dl>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
