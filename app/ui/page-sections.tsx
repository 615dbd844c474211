import { Fragment, type ReactNode } from "react";

/** The sections of a page in the order that its owner chose; those that the order does not name are left out. */
export function PageSections(props: { order: readonly string[]; sections: Record<string, ReactNode> }) {
	return props.order.map((name) => <Fragment key={name}>{props.sections[name]}</Fragment>);
}
