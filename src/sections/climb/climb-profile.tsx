import styles from './climb-profile.module.css';

export type Profile = {
  label: string;
  admission: string;
  basic: string;
  rating: string;
  licence: string;
  endOfBasic: string;
  start: string;
  basicMonths: string;
  ratingMonths: string;
  /** The lengths to which the drawing is made, in months. */
  months: { basic: number; rating: number };
  /**
   * The way in blocks: below the initial course and on the same scale, or beside it in the narrow drawing. Undefined on
   * pages about the initial course only.
   */
  blocks?: Blocks | undefined;
};

type Blocks = {
  name: string;
  first: string;
  both: string;
  bothShort: string;
  /** When Block 1 and both blocks end, in months. */
  months: { first: number; both: number };
};

/**
 * A drawing of basic training up to the first waypoint, and rating training up to the licence, with a variant for
 * narrow viewports. Labels are sized in units of the drawing, which grows with the text size as far as it fits.
 */
export function ClimbProfile({ profile }: { profile: Profile }) {
  return (
    <div className={styles.profile}>
      <WideProfile profile={profile} />
      <NarrowProfile profile={profile} />
    </div>
  );
}

function WideProfile({ profile }: { profile: Profile }) {
  const { basic, rating } = profile.months;
  const total = basic + rating;
  /** The x coordinate of a month. */
  const at = (month: number) => 40 + (month * 1200) / total;
  const middle = at(basic);
  const first = `C${at(basic * 0.31)} 276 ${at(basic * 0.46)} 214 ${middle} 188`;
  const second = `C${at(basic + rating * 0.25)} 160 ${at(basic + rating * 0.36)} 66 ${at(basic + rating * 0.66)} 54S1180 44 1240 44`;
  const months = [...Array(total + 1).keys()];
  return (
    <svg
      className={styles.wide}
      viewBox={`0 0 1280 ${profile.blocks ? 400 : 320}`}
      role="img"
      aria-label={profile.label}
    >
      <g className={`data ${styles.scale}`} fontSize="15">
        <path d={months.map((month) => `M${at(month)} 276v${month % 6 === 0 ? 16 : 8}`).join('')} />
        {months.map(
          (month) =>
            month % 6 === 0 && (
              <text key={month} x={at(month)} y="312" textAnchor="middle">
                {month || profile.start}
              </text>
            ),
        )}
      </g>
      <path className={styles.basic} d={`M40 276${first}V276Z`} />
      <path className={styles.rating} d={`M${middle} 276V188${second}V276Z`} />
      <path className={styles.ground} d="M40 276H1240" />
      <path className={styles.limit} d={`M${middle} 188V276M1240 44V276`} />
      <path className={styles.route} pathLength="1" d={`M40 276${first}${second}`} />
      <path className={styles.fix} d={`M40 260l14 26H26zM${middle} 170l14 26h-28z`} />
      <path className={styles.goal} d="M1240 24l16 30h-32z" />
      <g className={`strong ${styles.name}`} fontSize="21">
        <text x="40" y="232">
          {profile.admission}
        </text>
        <text x="200" y="160">
          {profile.basic}
        </text>
        <text x="640" y="48">
          {profile.rating}
        </text>
        <text x="1212" y="26" textAnchor="end">
          {profile.licence}
        </text>
      </g>
      <g className={`strong data ${styles.length}`} fontSize="28">
        <text x={middle - 14} y="260" textAnchor="end">
          {profile.basicMonths}
        </text>
        <text x={at(basic + rating / 2)} y="212" textAnchor="middle">
          {profile.ratingMonths}
        </text>
      </g>
      {profile.blocks && <WideBlocks blocks={profile.blocks} at={at} />}
    </svg>
  );
}

function WideBlocks({ blocks, at }: { blocks: Blocks; at: (month: number) => number }) {
  const { first, both } = blocks.months;
  return (
    <>
      <path className={styles.route} d={`M40 376H${at(both)}`} />
      <path className={styles.fix} d={`M40 360l14 26H26zM${at(first)} 360l14 26h-28z`} />
      <path className={styles.goal} d={`M${at(both)} 358l16 30h-32z`} />
      <g className={`strong ${styles.name}`} fontSize="21">
        <text x={at(first / 2)} y="358" textAnchor="middle">
          {blocks.first}
        </text>
        <text x={at((first + both) / 2)} y="358" textAnchor="middle">
          {blocks.both}
        </text>
        <text x={at(both) + 32} y="384">
          {blocks.name}
        </text>
      </g>
    </>
  );
}

function NarrowProfile({ profile }: { profile: Profile }) {
  const { basic, rating } = profile.months;
  /** The y coordinate of a month. */
  const at = (month: number) => 420 - (month * 390) / (basic + rating);
  const middle = at(basic);
  // The blocks begin 16 units higher, because their name is below them.
  const end = at(profile.blocks?.months.both ?? 0) - 16;
  return (
    <svg className={styles.narrow} viewBox="0 0 340 440" role="img" aria-label={profile.label}>
      <path
        className={styles.route}
        pathLength="1"
        d={`M40 420C40 330 60 ${middle + 30} 60 ${middle}C66 ${middle * 0.6} 120 130 120 30`}
      />
      <path className={styles.fix} d={`M40 402l14 26H26zM60 ${middle - 16}l14 26H46z`} />
      <path className={styles.goal} d="M120 10l16 30h-32z" />
      <g className={`strong ${styles.name}`} fontSize="21">
        <text x="76" y="426">
          {profile.admission}
        </text>
        <text x="96" y={middle + 10}>
          {profile.endOfBasic}
        </text>
        <text x="146" y="38">
          {profile.licence}
        </text>
      </g>
      <g className={`strong data ${styles.length}`} fontSize="24">
        <text x="76" y={middle + 66}>
          {profile.basicMonths}
        </text>
        <text x="116" y={middle - 68}>
          {profile.ratingMonths}
        </text>
      </g>
      {profile.blocks && (
        <>
          <path className={styles.route} d={`M300 404V${end}`} />
          <path className={styles.fix} d="M300 388l14 26h-28z" />
          <path className={styles.goal} d={`M300 ${end - 20}l16 30h-32z`} />
          <g className={`strong ${styles.name}`} fontSize="21">
            <text x="336" y="438" textAnchor="end">
              {profile.blocks.name}
            </text>
            <text x="336" y={end - 36} textAnchor="end">
              {profile.blocks.bothShort}
            </text>
          </g>
        </>
      )}
    </svg>
  );
}
