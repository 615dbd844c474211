/**
 * Names the one account to password managers, which look for a name beside a code. Nobody sees it.
 */
export function UsernameField() {
	return (
		<input
			type="text"
			name="username"
			autoComplete="username"
			defaultValue="administrator"
			readOnly
			hidden
			tabIndex={-1}
		/>
	);
}
