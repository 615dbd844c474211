/**
 * Returns the version of a package: that of the project, and when it was packaged, in UTC, as SemVer's
 * build metadata: `1.0.0+20261122.234501`. Two packages of different code never have the same, so that
 * one is installed beside the other.
 */
export function packageVersion(project: string, packagedAt: Date): string {
	const [day, time] = packagedAt.toISOString().replaceAll(/[-:]/g, "").split(/[T.]/);
	return `${project}+${day}.${time}`;
}
