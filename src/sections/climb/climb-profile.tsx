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
  /**
   * The way in blocks: below the initial course and on the same scale, or beside it in the narrow drawing. Undefined on
   * pages about the initial course only.
   */
  blocks?: { name: string; first: string; both: string; bothShort: string } | undefined;
};

/** X coordinate of a month in the wide drawing, in which a month is 50 units wide. */
const monthAt = (month: number) => 40 + month * 50;
const months = Array.from({ length: 25 }, (_, month) => month);

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
  return (
    <svg
      className={styles.wide}
      viewBox={`0 0 1280 ${profile.blocks ? 400 : 320}`}
      role="img"
      aria-label={profile.label}
    >
      <g className={styles.scale} fontSize="15">
        <path d={months.map((month) => `M${monthAt(month)} 276v${month % 6 === 0 ? 16 : 8}`).join('')} />
        {months
          .filter((month) => month % 6 === 0)
          .map((month) => (
            <text key={month} x={monthAt(month)} y="312" textAnchor="middle">
              {month === 0 ? profile.start : month}
            </text>
          ))}
      </g>
      <path className={styles.basic} d="M40 276C150 276 200 214 390 188V276Z" />
      <path className={styles.rating} d="M390 276V188C600 160 700 66 950 54S1180 44 1240 44V276Z" />
      <path className={styles.ground} d="M40 276H1240" />
      <path className={styles.limit} d="M390 188V276M1240 44V276" />
      <path
        className={styles.route}
        pathLength="1"
        d="M40 276C150 276 200 214 390 188C600 160 700 66 950 54S1180 44 1240 44"
      />
      <path className={styles.fix} d="M40 260l14 26H26zM390 170l14 26h-28z" />
      <path className={styles.goal} d="M1240 24l16 30h-32z" />
      <g className={styles.name} fontSize="21">
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
      <g className={styles.length} fontSize="28">
        <text x="376" y="260" textAnchor="end">
          {profile.basicMonths}
        </text>
        <text x="815" y="212" textAnchor="middle">
          {profile.ratingMonths}
        </text>
      </g>
      {profile.blocks && <WideBlocks {...profile.blocks} />}
    </svg>
  );
}

/** Block 1 ends at month 6, both blocks at month 13. */
function WideBlocks({ name, first, both }: NonNullable<Profile['blocks']>) {
  return (
    <>
      <path className={styles.route} d={`M40 376H${monthAt(13)}`} />
      <path className={styles.fix} d="M40 360l14 26H26zM340 360l14 26h-28z" />
      <path className={styles.goal} d="M690 358l16 30h-32z" />
      <g className={styles.name} fontSize="21">
        <text x="190" y="358" textAnchor="middle">
          {first}
        </text>
        <text x="515" y="358" textAnchor="middle">
          {both}
        </text>
        <text x="722" y="384">
          {name}
        </text>
      </g>
    </>
  );
}

function NarrowProfile({ profile }: { profile: Profile }) {
  return (
    <svg className={styles.narrow} viewBox="0 0 340 440" role="img" aria-label={profile.label}>
      <path className={styles.route} pathLength="1" d="M40 420C40 330 60 330 60 300C66 180 120 130 120 30" />
      <path className={styles.fix} d="M40 402l14 26H26zM62 284l14 26H48z" />
      <path className={styles.goal} d="M120 10l16 30h-32z" />
      <g className={styles.name} fontSize="21">
        <text x="76" y="426">
          {profile.admission}
        </text>
        <text x="96" y="310">
          {profile.endOfBasic}
        </text>
        <text x="146" y="38">
          {profile.licence}
        </text>
      </g>
      <g className={styles.length} fontSize="24">
        <text x="76" y="372">
          {profile.basicMonths}
        </text>
        <text x="116" y="190">
          {profile.ratingMonths}
        </text>
      </g>
      {profile.blocks && (
        <>
          <path className={styles.route} d="M300 404V276" />
          <path className={styles.fix} d="M300 388l14 26h-28z" />
          <path className={styles.goal} d="M300 256l16 30h-32z" />
          <g className={styles.name} fontSize="21">
            <text x="336" y="438" textAnchor="end">
              {profile.blocks.name}
            </text>
            <text x="336" y="240" textAnchor="end">
              {profile.blocks.bothShort}
            </text>
          </g>
        </>
      )}
    </svg>
  );
}
