import { useEffect } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";

/** Asks before a page with unsaved work is left, within the site or by closing the tab. */
export function LeaveGuard(props: {
	isUnsaved(): boolean;
	onLeave(): void;
	title: string;
	text: string;
	stay: string;
	leave: string;
}) {
	const { isUnsaved } = props;
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
	);

	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (isUnsaved()) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isUnsaved]);

	return (
		<AlertDialog
			open={blocker.state === "blocked"}
			title={props.title}
			text={props.text}
			cancel={props.stay}
			confirm={props.leave}
			onCancel={() => blocker.reset?.()}
			onConfirm={() => {
				props.onLeave();
				blocker.proceed?.();
			}}
		/>
	);
}
