type Props = {
  stats: readonly { label: string; value: string }[];
  /** The class of the labels. */
  labelClass?: string;
};

/** Figures with what they stand for: "Global Brands 12+". The place they stand in gives them their style. */
export function Stats({ stats, labelClass }: Props) {
  return (
    <dl>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt className={labelClass}>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
