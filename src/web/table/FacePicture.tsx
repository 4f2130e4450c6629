import type { JSX } from 'solid-js'
import { artsArrived } from '../../board/arts.ts'
import type { Face, Table } from '../../table/index.ts'
import { faceAddress } from './faces.ts'

/** A side of a piece as a small picture in a dialog or list. */
export const FacePicture = (props: {
  readonly pictures: Table['pictures']
  readonly face: Face | undefined
  readonly alt: string
}): JSX.Element => (
  <span class="face-picture" classList={{ none: !props.face }}>
    {props.face ? (
      <img
        src={artsArrived() < 0 ? undefined : faceAddress(props.pictures, props.face)}
        alt={props.alt}
        draggable={false}
      />
    ) : null}
  </span>
)
