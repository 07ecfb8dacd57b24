/** Id of the element of a frame's document that holds the demo. */
export const FRAME_HOST_ID = 'demo';
