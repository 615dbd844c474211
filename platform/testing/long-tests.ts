/**
 * True where tests take the time that they like, as `npm run test:long` has it once a night: more
 * runs of what is tried at random, and PostgreSQL for suites over a whole site.
 */
export const isLong = Boolean(process.env.LONG_TESTS);
